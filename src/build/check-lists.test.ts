import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../content/check/load.ts';
import { formatProblem } from '../content/check/problem.ts';
import { checkLists } from './check-lists.ts';

const heavy = Buffer.concat([readFileSync('public/apple-touch-icon.png'), Buffer.alloc(200_000)]);
const texts = Object.fromEntries(
  globSync('locales/*/*.json').map((file) => [file, readFileSync(file, 'utf8')]),
);

/** What `npm run content` says after an edit of one file, and with some more texts. */
function problemsAfter(
  file: string,
  edit: (text: string) => string,
  add: (files: Record<string, Record<string, unknown>>) => void = () => {},
): string[] {
  const loaded = checkContent((name) => {
    if (name === 'content/pictures/heavy.png') return heavy;
    if (name === 'content/pictures/small.png') return readFileSync('public/apple-touch-icon.png');
    if (name === 'content/pictures/drawn.svg') return readFileSync('public/favicon.svg');
    if (name === 'content/pictures/broken.png') return 'no picture';
    const shipped = readFileSync(name, 'utf8');
    return name === `content/${file}` ? edit(shipped) : shipped;
  });
  const problems = checkLists(loaded, (name) => {
    const tree = JSON.parse(texts[name] ?? '');
    add({ [name.split('/')[2] ?? '']: tree });
    return JSON.stringify(tree, null, 2);
  });
  return [...loaded.problems, ...problems].map(formatProblem);
}

const sixthSlide =
  (picture: string, link = 'showcase') =>
  (text: string) =>
    `${text}- { id: harbour, picture: ${picture}, links: [${link}] }\n`;

test('the shipped lists have no problems', () => {
  expect(problemsAfter('slides.yaml', (text) => text)).toEqual([]);
});

test('a sixth slide needs its texts in every language, and nothing else', () => {
  const missing = problemsAfter('slides.yaml', sixthSlide('drawn.svg'));
  expect(missing).toEqual([
    'content/slides.yaml, line 14: harbour has no words yet; write "hero.harbour.title", "hero.harbour.text", "hero.harbour.picture", "hero.harbour.links.showcase" in locales/en/landing.json and in the other languages.',
  ]);
  const written = problemsAfter('slides.yaml', sixthSlide('drawn.svg'), (files) => {
    const landing = files['landing.json'] as { hero: object } | undefined;
    if (landing)
      Object.assign(landing.hero, {
        harbour: {
          title: 'Title',
          text: 'Text',
          picture: 'Picture',
          links: { showcase: 'See them' },
        },
      });
  });
  expect(written).toEqual([]);
});

test('a slide can be removed, and the others change places', () => {
  const turned = (text: string) => {
    const lines = text.split('\n');
    const entries = lines.filter((line) => line.startsWith('- '));
    return [...entries.slice(1).reverse(), ''].join('\n');
  };
  expect(problemsAfter('slides.yaml', turned)).toEqual([]);
});

test.each([
  ['gone.webp', 'there is no file content/pictures/gone.webp; put it there'],
  ['heavy.png', 'kB; save it smaller, with 30 kB at most'],
  ['small.png', 'content/pictures/small.png has 180 × 180 pixels; its longer side needs 800'],
  ['broken.png', 'is no picture that can be read'],
  ['gate', 'the drawing gate is shown above already'],
  ['gat', 'it says "gat": write gate.'],
])('a slide with the picture %s is refused', (name, sentence) => {
  const said = problemsAfter('slides.yaml', sixthSlide(name)).join('\n');
  expect(said).toContain(sentence);
  expect(said).toMatch(/^content\/slides\.yaml, line 14: /m);
});

test('a slide that leads to no page is refused', () => {
  expect(problemsAfter('slides.yaml', sixthSlide('drawn.svg', 'showcas'))[0]).toBe(
    'content/slides.yaml, line 14: showcas is no page and no link; write showcase.',
  );
});

const sixthWiki = `- id: harbour
  name: Harbour Notes
  picture: drawn.svg
  logo: drawn.svg
  link: https://harbour.wikigarth.example/
  plan: pro
  privacyLevel: private-b
  extensions: [Maps]
`;

test('a sixth showcase wiki needs its texts in every language, and nothing else', () => {
  const add = (text: string) => text + sixthWiki;
  expect(problemsAfter('showcase.yaml', add)).toHaveLength(1);
  const written = problemsAfter('showcase.yaml', add, (files) =>
    Object.assign(files['showcase.json'] ?? {}, {
      harbour: { description: 'Text', about: 'Text', readers: 'Text', picture: 'Text' },
    }),
  );
  expect(written).toEqual([]);
});

test('a showcase wiki goes, and a customer has another logo', () => {
  const withoutFirst = (text: string) => text.replace(/- id: tidewater.*?(?=- id)/s, '');
  expect(problemsAfter('showcase.yaml', withoutFirst)).toEqual([]);
  const logo = (file: string) => (text: string) => text.replace('nq.svg', file);
  expect(problemsAfter('customers.yaml', logo('drawn.svg'))).toEqual([]);
  expect(problemsAfter('customers.yaml', logo('heavy.png'))[0]).toContain(
    'kB; save it smaller, with 6 kB at most',
  );
});

test('an add-on comes and goes; what still names it is reported', () => {
  const one = `
  - id: translations
    colour: clay
    per: month
    price: { USD: 9, EUR: 9, GBP: 9, CAD: 12 }
`;
  const added = problemsAfter('addons.yaml', (text) => text.replace('addons:\n', `addons:${one}`));
  expect(added).toHaveLength(1);
  expect(added[0]).toContain('translations has no words yet; write "translations.name", ');
  const withdrawn = problemsAfter('addons.yaml', (text) =>
    text.replace(/ {2}- id: prioritysupport.*?\n\n/s, ''),
  );
  expect(withdrawn).toEqual([
    expect.stringMatching(
      /^content\/calculator-examples\.yaml, line \d+: \w+ orders "prioritysupport", which addons\.yaml does not list; remove it, or write another\.$/,
    ),
  ]);
});
