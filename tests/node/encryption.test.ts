/** Encryption for a class: only the device that made the lock reads what was sealed for it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decrypt, encrypt, keyOf, newKeyPair } from '../../web/friends/encryption.ts';

test('a sealed text is read with its lock, and with no other', async () => {
  const [lock, other] = [await newKeyPair(), await newKeyPair()];
  const sealed = await encrypt('Aki 卓', keyOf(lock));
  assert.equal(await decrypt(lock, sealed), 'Aki 卓');
  assert.equal(await decrypt(other, sealed), null);
});

test('a sealed text that was changed on its way is not read', async () => {
  const lock = await newKeyPair();
  const sealed = await encrypt('Aki 卓', keyOf(lock));
  const box = (sealed.box[0] === 'A' ? 'B' : 'A') + sealed.box.slice(1);
  assert.equal(await decrypt(lock, { ...sealed, box }), null);
  assert.equal(await decrypt(lock, { key: 'x', box: 'y' }), null);
});

test('the same text is sealed with a new key each time', async () => {
  const lock = await newKeyPair();
  const [one, two] = [await encrypt('Aki', keyOf(lock)), await encrypt('Aki', keyOf(lock))];
  assert.notEqual(one.key, two.key);
  assert.notEqual(one.box, two.box);
  assert.equal(keyOf(lock).length, 87);
});
