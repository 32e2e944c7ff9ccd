import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { cache, copyProject, root } from '../../scripts/project-copy.ts';

const page = 'src/site/pages/about.tsx';
const text = 'locales/de/about.json';

test('a build shows nothing of what was changed and changed back while it ran, and keeps nothing of it', {
  tag: '@slow',
}, async () => {
  test.setTimeout(600_000);
  const copy = copyProject();
  const inCopy = (file: string) => path.join(copy, file);
  const write = (file: string, change: (before: string) => string) => {
    const before = readFileSync(path.join(root, file), 'utf8');
    const after = change(before);
    expect(after, file).not.toBe(before);
    writeFileSync(inCopy(file), after);
  };
  const naming = (name: string) => (before: string) =>
    before.replace(' tone="quiet"', ` tone="quiet" data-test="${name}"`);

  /** Builds, and changes a file as soon as the build says a word. */
  const build = async (...changes: [word: string, change: () => void][]) => {
    const child = spawn(process.execPath, [inCopy('src/build/fresh-build.ts')], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const [word, change] = changes[0] ?? [];
      if (!word || !line.startsWith(word)) continue;
      change?.();
      changes.shift();
    }
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(changes).toEqual([]);
  };
  const filesWith = (word: string) =>
    ['server', 'site'].flatMap((folder) =>
      readdirSync(inCopy(`dist/${folder}`)).filter(
        (file) =>
          /\.js$|^\d+-[\w-]+$/.test(file) &&
          readFileSync(inCopy(`dist/${folder}/${file}`), 'utf8').includes(word),
      ),
    );

  try {
    cpSync(path.join(root, cache), inCopy(cache), { recursive: true });
    write(page, naming('one-of-two'));
    // While the code is bundled, which takes seconds.
    await build(['Code', () => setTimeout(() => write(page, naming('two-of-two')), 1000)]);
    expect(filesWith('one-of-two')).toEqual([]);
    expect(filesWith('two-of-two')).not.toEqual([]);
    write(page, naming('one-of-two'));
    await build();
    expect(filesWith('one-of-two')).not.toEqual([]);
    expect(filesWith('two-of-two')).toEqual([]);

    write(page, naming('third'));
    await build(
      [
        'Pages',
        () => write(text, (before) => before.replace(/": "(?=[A-Z][a-z]+ )/, '$&Kurzwort ')),
      ],
      ['Built', () => copyFileSync(path.join(root, text), inCopy(text))],
    );
    expect(filesWith('Kurzwort')).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
