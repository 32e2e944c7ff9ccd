import { expect, test } from 'vitest';
import type { Config } from './config.ts';
import { createLog } from './create-log.ts';
import type { TimingRecord } from './services.ts';

const clock = { now: () => new Date('2026-01-02T03:04:05Z'), monotonicMs: () => 0 };
const record = {
  requestId: 'id-1',
  method: 'GET',
  path: '/a"b\n',
  status: 200,
  durationMs: 1.23456,
  bytes: 10,
  locale: 'de',
};

const timing = { page: 'plans', locale: 'de' } as TimingRecord;

function linesOf(level: Config['log']): string[] {
  const lines: string[] = [];
  const log = createLog({ level, clock, write: (line) => lines.push(line) });
  log.request(record);
  log.error({ requestId: 'id-1', message: 'Unexpected error', error: new Error('broken') });
  log.notice('All is well');
  log.missingKey({ locale: 'de', namespace: 'plans', key: 'plans.none' });
  log.timing(timing);
  return lines;
}

test('a request is one line of JSON, whatever is in it', () => {
  const [line = ''] = linesOf('requests');
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    time: '2026-01-02T03:04:05.000Z',
    level: 'info',
    requestId: 'id-1',
    method: 'GET',
    path: '/a"b\n',
    status: 200,
    bytes: 10,
    locale: 'de',
    ms: 1.235,
  });
});

test('an error comes with its stack, on one line', () => {
  const [, line = ''] = linesOf('requests');
  expect(line).not.toContain('\n');
  expect(JSON.parse(line).error).toMatch(/^Error: broken\n\s+at /);
});

test('a notice is a line, too', () => {
  expect(JSON.parse(linesOf('errors')[1] ?? '')).toEqual({
    time: '2026-01-02T03:04:05.000Z',
    level: 'info',
    message: 'All is well',
  });
});

test('a missing text and the timing of a visit are lines, too', () => {
  const [missing, timed] = linesOf('requests')
    .slice(-2)
    .map((line) => JSON.parse(line));
  const time = '2026-01-02T03:04:05.000Z';
  expect(missing).toEqual({
    ...{ time, level: 'warn', message: 'Missing key' },
    ...{ locale: 'de', namespace: 'plans', key: 'plans.none' },
  });
  expect(timed).toEqual({ time, level: 'info', message: 'Field timing', ...timing });
});

test('the level leaves lines out', () => {
  const levelsOf = (level: Config['log']) => linesOf(level).map((line) => JSON.parse(line).level);
  expect(levelsOf('requests')).toEqual(['info', 'error', 'info', 'warn', 'info']);
  expect(levelsOf('errors')).toEqual(['error', 'info', 'warn']);
  expect(levelsOf('off')).toEqual([]);
});
