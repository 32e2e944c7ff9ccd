import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { copyProject, openStudio, spawnStudio } from './open-studio.ts';
import { serverOf } from './server-of.ts';

// Two studios on one checkout would overwrite each other's draft.

const otherPort = Number(process.env.TEST_PORT ?? 3457) + 2;
const file = 'content/plans.yaml';
const path = ['personal', 0, 'name'];

test('a second studio says that there is one, and leads to it; a dead one is no hindrance', async () => {
  const root = copyProject();
  const first = await openStudio(root);
  const { body } = await serverOf(first).get(
    `values?of=${encodeURIComponent(JSON.stringify([{ file, path }]))}`,
  );
  const edit = { edits: [{ file, path, before: body[0], after: 'Harbour' }], field: 'name' };
  expect((await serverOf(first).post('edit', edit)).status).toBe(200);

  const second = spawnStudio(root, {}, otherPort);
  let said = '';
  second.stdout?.on('data', (text) => {
    said += text;
  });
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect(said).toContain('A studio of this project is open already');
  expect(said).toContain(`process ${first.process.pid}`);
  expect(said).toContain(first.address);

  await first.kill();
  const third = await openStudio(root, {}, otherPort);
  const { body: state } = await serverOf(third).get('state');
  expect(state.files).toMatchObject([{ file }]);
  await third.kill();
  rmSync(root, { recursive: true, force: true });
});

test('a studio that does not answer is succeeded, and writes nothing when it awakes', async () => {
  test.slow();
  const root = copyProject();
  const first = await openStudio(root);
  first.process.kill('SIGSTOP');
  const second = await openStudio(root, {}, otherPort);
  first.process.kill('SIGCONT');
  const refused = await serverOf(first).post('undo');
  expect(refused.status).toBe(409);
  expect(refused.body.error).toContain('Another studio has opened this project');
  expect((await serverOf(second).post('undo')).status).toBe(200);
  await first.kill();
  await second.kill();
  rmSync(root, { recursive: true, force: true });
});
