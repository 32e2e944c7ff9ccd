import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createLogOutput } from './log-output.ts';

/** A stream that a test can make wait or fail. */
function createStream() {
  const state = { written: '', failure: undefined as string | undefined, isRead: true };
  const held: (() => void)[] = [];
  const stream = new Writable({
    autoDestroy: false,
    decodeStrings: false,
    write(text, _encoding, done) {
      if (state.failure) return done(Object.assign(new Error('write'), { code: state.failure }));
      const take = () => {
        state.written += text;
        done();
      };
      if (state.isRead) take();
      else held.push(take);
    },
  });
  return { state, stream, held };
}

test('the lines of a turn leave together, in their order', async () => {
  const { state, stream } = createStream();
  const output = createLogOutput(stream, () => {});
  output.write('a');
  output.write('b');
  expect(state.written).toBe('');
  await nextTurn();
  expect(state.written).toBe('a\nb\n');
  output.write('c');
  output.flush();
  expect(state.written).toBe('a\nb\nc\n');
});

test('a log whose reader hangs takes bounded memory, and the gap is reported', async () => {
  const { state, stream, held } = createStream();
  const output = createLogOutput(stream, () => {}, { maxPendingBytes: 100 });
  state.isRead = false;
  for (let line = 0; line < 1000; line += 1) {
    output.write('0123456789');
    await nextTurn();
  }
  expect(stream.writableLength).toBeLessThan(150);
  state.isRead = true;
  for (const take of held.splice(0)) take();
  await nextTurn();
  output.write('again');
  output.flush();
  const lines = state.written.trim().split('\n');
  expect(lines.at(-1)).toBe('again');
  expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
    level: 'warn',
    lost: 1000 - (lines.length - 2),
  });
});

test('a log that fails is reported once', async () => {
  const { state, stream } = createStream();
  const told: string[] = [];
  const output = createLogOutput(stream, (sentence) => told.push(sentence), { retryMs: 0 });
  state.failure = 'ENOSPC';
  for (const line of ['a', 'b', 'c']) {
    output.write(line);
    await nextTurn();
    await nextTurn();
  }
  expect(told).toEqual(['The log cannot be written (ENOSPC). The site goes on without.']);
});

test('a log that can be written again goes on, and says what is lost', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-output-'));
  const log = path.join(folder, 'log');
  const script = fileURLToPath(new URL('../testing/log-writer.ts', import.meta.url));
  // `ulimit` makes writes to the log fail after a kilobyte, until the file is emptied.
  const command = `ulimit -f 1 && exec "${process.execPath}" "${script}" >> "${log}"`;
  const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (text) => {
    told += text;
  });
  const sentence = 'The log cannot be written (EFBIG). The site goes on without.\n';
  for (const failures of [1, 2]) {
    await expect
      .poll(() => {
        child.stdin.write(`${'x'.repeat(100)}\n`);
        return told;
      })
      .toBe(sentence.repeat(failures));
    truncateSync(log);
    child.stdin.write('again\n');
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('again\n');
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    const gap = JSON.parse(lines.find((line) => line.startsWith('{')) ?? '');
    expect(gap.level).toBe('warn');
    expect(gap.lost).toBeGreaterThan(0);
  }
  child.stdin.end();
  rmSync(folder, { recursive: true });
});
