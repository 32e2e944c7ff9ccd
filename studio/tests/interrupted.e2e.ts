import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, git, openStudio } from './open-studio.ts';
import { serverOf } from './server-of.ts';

// Kills the studio at different steps of publishing, as a power failure would. The studio then knows the interrupted
// publication, and completes it or takes it back as a whole.

const english = 'locales/en/not-found.json';
const german = 'locales/de/not-found.json';
const preload = path.resolve(import.meta.dirname, '../publish/testing/end-at-step.mjs');
/** Before a file is written, between two files, while git runs, and after the commit. */
const steps = [3, 5, 9, 16];

test('whatever step publishing ends at, nothing is lost and nothing is published in part', async () => {
  test.setTimeout(1_800_000);
  const root = copyProject();
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const says = (file: string) => JSON.parse(textOf(file)).title as string;
  for (const [turn, step] of steps.entries()) {
    const before = [says(english), says(german)];
    const edits = [english, german].map((file, index) => ({
      file,
      path: ['title'],
      before: before[index],
      after: `${file === german ? 'Nicht zu finden' : 'Not to be found'}, ${letters(step)}`,
    }));
    const ending = await openStudio(root, {
      NODE_OPTIONS: `--import=${preload}`,
      END_AT: String(step),
    });
    expect(await serverOf(ending).post('edit', { edits, field: 'title' })).toMatchObject({
      status: 200,
    });
    const summary = `Step ${step}`;
    await expect(serverOf(ending).post('publish', { summary })).rejects.toThrow();
    await ending.kill();

    const studio = await openStudio(root);
    const server = serverOf(studio);
    const { body: state } = await server.get('state');
    expect(state.conflicts).toEqual([]);
    if (state.interrupted) {
      expect(state.interrupted).toMatchObject({ summary });
      const edit = { edits: [{ ...edits[0], before: says(english), after: 'Else' }], field: 'x' };
      expect((await server.post('edit', edit)).status).toBe(409);
      expect((await server.post('publish', { summary: 'Only in part' })).status).toBe(409);
      if (turn % 2 === 0) {
        expect((await server.post('resume')).status).toBe(200);
      } else {
        expect((await server.post('take-back')).status).toBe(200);
        expect([says(english), says(german)]).toEqual(before);
        expect(git(root, 'status', '--porcelain', 'content', 'locales')).toBe('');
        expect((await server.get('state')).body.files).toHaveLength(2);
        expect((await server.post('publish', { summary })).status).toBe(200);
      }
    } else if (state.files.length > 0) {
      expect((await server.post('publish', { summary })).status).toBe(200);
    }
    const { body: end } = await server.get('state');
    expect([end.files, end.steps, end.conflicts, end.interrupted]).toEqual([[], [], [], undefined]);
    expect([says(english), says(german)]).toEqual(edits.map(({ after }) => after));
    expect(git(root, 'log', '--format=%s').split('\n')[0]).toBe(summary);
    expect(git(root, 'show', '--name-only', '--format=', 'HEAD')).toMatch(
      new RegExp(`${german}\n${english}\n`),
    );
    expect(git(root, 'status', '--porcelain', 'content', 'locales')).toBe('');
    await studio.kill();
  }
  rmSync(root, { recursive: true, force: true });
});

/** Spells a number in letters, because texts must not contain digits. */
function letters(step: number): string {
  return step
    .toString(26)
    .replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
}
