import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slipsIn } from '../../web/model/class-results.ts';
import { encodedSlip, plainCode, readSlip } from '../../web/model/slip.ts';
import { plain, wholeNumber } from '../../web/words/typed-text.ts';

const wide = (text: string) => text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

test('a number at full width, with any minus sign, is that number', () => {
  const cases = { '25': 25, '２５': 25, ' ３ ': 3, '-4': -4, '－４': -4, '−4': -4, ー４: -4, '+7': 7 };
  for (const [typed, number] of Object.entries(cases)) assert.equal(wholeNumber(typed), number, typed);
});

test('what is no whole number is none', () => {
  for (const typed of ['', '-', '2.5', '2 5', '二', '1e5', '9'.repeat(10)])
    assert.equal(wholeNumber(typed), Number.NaN);
});

test('a code at full width is that code', () => {
  const code = encodedSlip({ print: 7, mark: 3, time: 60, steps: [{ tries: 1, right: true, wrong: 0 }] });
  assert.ok(readSlip(code));
  assert.deepEqual(readSlip(wide(code.toLowerCase())), readSlip(code));
  assert.equal(plainCode('ｋ７ＱＭ　４ＦＲＴ－９'), 'K7QM4FRT9');
  assert.deepEqual(slipsIn(`あき：${wide(code)}；${code}、Mia`), {
    slips: [
      { code, name: 'あき', print: 7 },
      { code, name: 'Mia', print: 7 },
    ],
    strange: 0,
  });
  assert.equal(plain('Ａ＿ｂ－１'), 'A_b-1');
});
