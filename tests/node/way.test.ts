// The way of a connection, as reports of browsers tell it; and TURN servers, as the site's host names them.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { turnServers, turnServersIn } from '../../web/friends/connection/turn.ts';
import { wayIn } from '../../web/friends/connection/way.ts';

type End = { candidateType: string; address?: string };

/** A report as Chromium and WebKit write it; Firefox marks the pair instead of naming it. */
const report = (own: End, theirs: End, firefox = false) =>
  new Map<string, Record<string, unknown>>([
    ...(firefox ? [] : ([['T', { type: 'transport', selectedCandidatePairId: 'P' }]] as const)),
    ['Q', { type: 'candidate-pair', localCandidateId: 'x', remoteCandidateId: 'y', selected: false }],
    ['P', { type: 'candidate-pair', localCandidateId: 'L', remoteCandidateId: 'R', selected: firefox || undefined }],
    ['L', { type: 'local-candidate', ...own }],
    ['R', { type: 'remote-candidate', ...theirs }],
  ]);

const host = (address?: string) => ({ candidateType: 'host', ...(address === undefined ? {} : { address }) });
const seen = (address: string) => ({ candidateType: 'prflx', address });

for (const [way, own, theirs] of [
  ['network', host('192.168.1.5'), host('192.168.1.9')],
  ['network', host(), host('0b3c7a1e-1111-4222-8333-444455556666.local')],
  ['network', host(''), seen('10.0.0.7')],
  ['network', host('fe80::1'), seen('fd12::9')],
  ['network', { candidateType: 'srflx', address: '203.0.113.4' }, { candidateType: 'srflx', address: '203.0.113.4' }],
  ['internet', { candidateType: 'srflx', address: '203.0.113.4' }, { candidateType: 'srflx', address: '198.51.100.2' }],
  ['internet', host(), seen('2001:db8::7')],
  ['internet', { candidateType: 'srflx', address: '203.0.113.4' }, seen('')],
  ['direct', host('192.168.1.5'), seen('')],
  ['internet', host('172.32.0.1'), host('172.16.0.1')],
  ['server', { candidateType: 'relay', address: '10.0.0.1' }, host('10.0.0.2')],
  ['server', host(), { candidateType: 'relay', address: '198.51.100.2' }],
] as const)
  test(`${JSON.stringify(own)} to ${JSON.stringify(theirs)} is the way: ${way}`, () => {
    assert.equal(wayIn(report(own, theirs)), way);
    assert.equal(wayIn(report(own, theirs, true)), way);
  });

test('a report without a chosen pair tells no way', () => {
  const chosen = report(host(), host());
  chosen.delete('R');
  assert.equal(wayIn(chosen), null);
  assert.equal(wayIn(new Map()), null);
});

// TURN servers

const SERVER = {
  urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example'],
  username: '1:a',
  credential: 'b',
};
const answer = (...iceServers: unknown[]) => JSON.stringify({ iceServers });

test('only TURN servers of an answer are taken', () => {
  const stun = { urls: ['stun:stun.example:3478'] };
  const mixed = { ...SERVER, urls: ['stun:turn.example', 'turn:[2001:db8::1]:3478'], more: 'ignored' };
  assert.deepEqual(turnServersIn(answer(stun, SERVER, mixed)), [
    SERVER,
    { urls: ['turn:[2001:db8::1]:3478'], username: '1:a', credential: 'b' },
  ]);
  assert.deepEqual(turnServersIn(answer({ ...SERVER, urls: 'turn:one.example' }))[0].urls, ['turn:one.example']);
});

for (const [fault, json] of [
  [/longer/, answer(SERVER) + ' '.repeat(8_000)],
  [/JSON/, '<!doctype html>'],
  [/all of it/, 'null'],
  [/iceServers/, '{"iceServers": {}}'],
  [/iceServers/, answer(...Array(9).fill(SERVER))],
  [/iceServers\[0\]\.urls/, answer({ ...SERVER, urls: Array(9).fill('turn:a') })],
  [/iceServers\[1\]\.credential/, answer(SERVER, { ...SERVER, credential: 'x'.repeat(501) })],
  [/iceServers\[0\]\.username/, answer({ ...SERVER, username: { toString: 1 } })],
  [/no TURN server/, answer({ ...SERVER, username: undefined })],
  [/no TURN server/, answer({ ...SERVER, urls: ['https://elsewhere.example', 'turn:a b', 'turn:x?transport=tls'] })],
] as const)
  test(`an answer is refused: ${json.slice(0, 60)}`, () => {
    assert.throws(() => turnServersIn(json), fault);
  });

test('an address that fails does not hinder the others', async t => {
  const warn = mock.method(console, 'warn', () => {});
  t.after(() => warn.mock.restore());
  const asked: RequestInit[] = [];
  const get = async (address: RequestInfo | URL, how: RequestInit = {}) => {
    asked.push(how);
    if (address === 'https://gone.example') throw new TypeError('network');
    return new Response(answer(SERVER), { status: address === 'https://shut.example' ? 403 : 200 });
  };
  const addresses = ['https://gone.example', 'https://well.example', 'https://shut.example'];
  assert.deepEqual(await turnServers(addresses, get), [SERVER]);
  const told = warn.mock.calls.map(({ arguments: [text] }) => text);
  assert.deepEqual(told.sort(), [
    'TURN servers of https://gone.example: network',
    'TURN servers of https://shut.example: status 403',
  ]);
  for (const { credentials, redirect, signal } of asked) {
    assert.deepEqual([credentials, redirect], ['omit', 'error']);
    assert(signal instanceof AbortSignal);
  }
});
