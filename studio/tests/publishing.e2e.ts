import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { git } from './open-studio.ts';
import { test } from './studio.ts';

// Obstacles to publishing and pushing, and how to go on.

const alert = 'Something is published only in part';

test('what a hook refuses is not lost, and is published when it lets it through', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  const hook = path.join(studio.root, '.git/hooks/pre-commit');
  mkdirSync(path.dirname(hook), { recursive: true });
  // A hook that prints no message.
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  await editor.open('Plans', 'Quantum');
  await editor.field('Name').fill('Atrium');
  await editor.review();
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: alert })).toContainText('made no commit');
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: alert })).toContainText('made no commit');
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  rmSync(hook);
  await page.getByRole('button', { name: 'Go on publishing' }).click();
  await expect(page.getByText(alert)).toBeHidden();
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
  expect(git(studio.root, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe(
    'content/plans.yaml',
  );
});

test('a lock that a crash has left is told, and what was written is taken back', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  const file = path.join(studio.root, 'content/plans.yaml');
  const before = readFileSync(file, 'utf8');
  const lock = path.join(studio.root, '.git/index.lock');
  writeFileSync(lock, '');
  await editor.open('Plans', 'Atrium');
  await editor.field('Name').fill('Aviary');
  await editor.review();
  await page.getByRole('button', { name: 'Check and publish' }).click();
  const told = page.getByRole('alert').filter({ hasText: alert });
  await expect(told).toContainText('delete the file index.lock');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(told).toBeHidden();
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(existsSync(lock)).toBe(true);
  rmSync(lock);
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  await editor.panel.getByRole('button', { name: 'Take back all changes of Plans' }).click();
  await expect(page.getByText('There is nothing to publish.')).toBeVisible();
});

test('commits that were not sent stay in sight, and so does why they were not taken', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  const { root } = studio;
  const elsewhere = path.join(root, '.studio/elsewhere.git');
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', elsewhere);
  git(root, 'remote', 'add', 'origin', elsewhere);
  git(root, 'push', '--quiet', 'origin', 'main');
  await editor.open('Plans', 'Atrium');
  await editor.field('Name').fill('Quantum');
  await editor.publish();
  await page.reload();
  await page.getByRole('button', { name: 'Send 1 commit' }).click();
  await expect(editor.panel.getByText('on this computer only')).toBeVisible();
  // Somebody else has pushed meanwhile.
  const theirs = path.join(root, '.studio/theirs');
  git(root, 'clone', '--quiet', elsewhere, theirs);
  const who = ['-c', 'user.name=Else', '-c', 'user.email=else@wikigarth.example'];
  git(theirs, ...who, 'commit', '--quiet', '--allow-empty', '--message=Theirs');
  git(theirs, 'push', '--quiet', 'origin', 'main');
  await page.getByRole('button', { name: 'Send to origin' }).click();
  await expect(editor.panel.getByText('Somebody has sent other changes there')).toBeVisible();
  git(root, 'pull', '--quiet', '--rebase', 'origin', 'main');
  await page.getByRole('button', { name: 'Send to origin' }).click();
  await expect(editor.panel.getByText('Sent to origin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
  git(root, 'remote', 'remove', 'origin');
});
