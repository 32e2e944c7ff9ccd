// Changes ten sentences and ten prices in a copy of the project, and runs all tests there. A failing test depends on
// a wording or a price.
//
//   npm run test:edits            the date is the seed
//   npm run test:edits -- 4711    with a given seed
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../src/content/check/load.ts';
import { loggedStateFile, unloggedValues } from '../src/content/check/logged-state.ts';
import { dayOf } from '../src/domain/tax-rate.ts';
import { localeFile } from '../src/i18n/locale-file.ts';
import { type Locale, locales } from '../src/i18n/locales.ts';
import { flattenTexts, readTexts } from '../src/i18n/read-texts.ts';
import { editYaml, readYaml } from '../studio/files/edit-yaml.ts';
import { proposeEntry } from '../studio/publish/propose-entry.ts';
import { copyProject, root } from './project-copy.ts';

const amount = 10;
const today = dayOf(new Date());
const seed = Number(process.argv[2] ?? Date.parse(today) / 86_400_000);

/** A prefix changes both the beginning and the whole of a sentence, which tests might look for. */
const prefixes: Record<Locale, string> = {
  en: 'To be quite clear: ',
  de: 'Um es deutlich zu sagen: ',
  es: 'Para decirlo con claridad: ',
  fr: 'Pour le dire clairement\u00a0: ',
};

const copy = copyProject();
try {
  copyOtherFiles();
  const edits = [...editSentences(), ...editPrices()];
  addLogEntries();
  console.log([`Seed ${seed}:`, ...edits.map((edit) => `- ${edit}`)].join('\n'));
  const { status } = spawnSync(process.execPath, ['scripts/test.ts'], {
    cwd: copy,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true });
}

/** Copies the files that the tests need and a build does not. */
function copyOtherFiles(): void {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of files) {
    cpSync(path.join(root, file), path.join(copy, file), { errorOnExist: false });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
}

function editSentences(): string[] {
  const found = locales.flatMap((locale) =>
    [...flattenTexts(readTexts(copy, locale))]
      .filter(([, text]) => /^\p{Lu}[^<{[]*\.$/u.test(text) && text.length > 40)
      .map(([key, text]) => ({ locale, key, text })),
  );
  return chosen(found).map(({ locale, key, text }) => {
    const [namespace = ''] = key.split('.');
    const edited = prefixes[locale] + text.charAt(0).toLowerCase() + text.slice(1);
    replace(localeFile(locale, namespace), JSON.stringify(text), JSON.stringify(edited));
    return `${locale} ${key}: ${edited}`;
  });
}

function editPrices(): string[] {
  const found = ['plans', 'addons', 'dedicated'].flatMap((name) => {
    const file = `content/${name}.yaml`;
    const lines = readFileSync(path.join(copy, file), 'utf8').split('\n');
    return lines
      .filter((line) => /^ *(monthlyPrice|monthlyCents|monthly|\w+Monthly): .*\d\.\d\d/.test(line))
      .map((line) => ({ file, line }));
  });
  return chosen(found).map(({ file, line }) => {
    const edited = line.replaceAll(/\d+(?=\.\d\d)/g, (whole) => String(Number(whole) + 1));
    replace(file, line, edited);
    return `${file}: ${edited.trim()}`;
  });
}

/** Adds the entries to the public log that changed prices need, as the studio proposes them. */
function addLogEntries(): void {
  const log = 'content/changes.yaml';
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  const readBase = (file: string) => readFileSync(path.join(root, file), 'utf8');
  for (;;) {
    const { content, sources, problems } = checkContent(read);
    if (!content || !sources) throw new Error(problems[0]?.sentence);
    const unlogged = unloggedValues(JSON.parse(read(loggedStateFile)), content, sources);
    if (unlogged.length === 0) return;
    const entry = proposeEntry(unlogged, { read, readBase, today, from: today });
    const entries = readYaml(read(log)) as unknown[];
    writeFileSync(path.join(copy, log), editYaml(read(log), [entry, ...entries]));
    spawnSync(
      process.execPath,
      ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', log],
      {
        cwd: copy,
      },
    );
  }
}

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  writeFileSync(
    path.join(copy, file),
    text.replace(from, () => to),
  );
}

/** Picks items of a list pseudo-randomly, by the seed. */
function chosen<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(amount, left.length) },
    (_, turn) => left.splice((seed * 7919 + turn * 104_729) % left.length, 1)[0] as Item,
  );
}
