import type { ContentFileName } from '../../src/content/schema/files.ts';
import { labelOf } from '../forms/words.ts';

/** An entry of the menu: a file, under the title that people look for. */
export interface Subject {
  title: string;
  group: string;
  /** Path of its file from the project's root; the English one for texts in several languages. */
  file: string;
}

/** Group and title of the files of content/ whose own name is not what people look for. */
const names: Partial<Record<ContentFileName, readonly [group: string, title: string]>> = {
  plans: ['Prices', 'Plans'],
  addons: ['Prices', 'Add-ons'],
  dedicated: ['Prices', 'Dedicated servers'],
  countries: ['Prices', 'Countries and taxes'],
  'calculator-examples': ['Prices', 'Calculator examples'],
  changes: ['Prices', 'Public log of changes'],
  'plan-features': ['What is offered', 'What each plan includes'],
  extensions: ['What is offered', 'Extensions'],
  'sign-on': ['What is offered', 'Single sign-on'],
  migrations: ['What is offered', 'Moving a wiki here'],
  'use-cases': ['What is offered', 'Use cases'],
  slides: ['What is offered', 'Slides of the front page'],
  customers: ['People', 'Customers'],
  testimonials: ['People', 'Testimonials'],
  showcase: ['People', 'Showcase'],
  site: ['The company', 'Brand, domain and links'],
  company: ['The company', 'Numbers in sentences'],
  claims: ['The company', 'Claims and references'],
  trust: ['The company', 'Trust'],
  notice: ['The company', 'Notice above the bar'],
  banner: ['The company', 'Line at the window’s foot'],
  answers: ['The company', 'Answers that only you know'],
  wikis: ['The company', 'Wikis in general'],
  hosts: ['The company', 'Other hosts'],
  accessibility: ['Legal', 'Accessibility statement'],
  'privacy-rights': ['Legal', 'Privacy rights'],
};

const groups = ['Prices', 'What is offered', 'People', 'The company', 'Legal', 'Sentences'];

/**
 * Lists everything that can be changed, in the order of the menu.
 *
 * @param files paths from the project's root
 */
export function subjectsOf(files: readonly string[]): Subject[] {
  const subjects = files.flatMap((file): Subject[] => {
    const [, name = ''] = /([^/]*)\.\w+$/.exec(file) ?? [];
    if (/^content\/[^/]*$/.test(file)) {
      const [group, title] = names[name as ContentFileName] ?? ['The company', labelOf(name)];
      return [{ group, title, file }];
    }
    if (file.startsWith('content/legal/en/'))
      return [{ group: 'Legal', title: labelOf(name), file }];
    if (file.startsWith('locales/en/')) return [{ group: 'Sentences', title: labelOf(name), file }];
    return [];
  });
  const known = Object.keys(names).map((name) => `content/${name}.yaml`);
  const rank = ({ group, file }: Subject) =>
    groups.indexOf(group) * 1000 + (known.includes(file) ? known.indexOf(file) : 500);
  return subjects.toSorted((one, other) => rank(one) - rank(other));
}

/** The title of a file: `Plans`, `Terms in German`, `Sentences: navbar in French`. */
export function subjectTitle(file: string, subjects: readonly Subject[]): string {
  const [, locale = 'en'] = /\/(de|es|fr)\//.exec(file) ?? [];
  const original = file.replace(`/${locale}/`, '/en/');
  const subject = subjects.find((each) => each.file === original);
  const title = subject?.title ?? file;
  return locale === 'en' || !subject ? title : `${title} in ${labelOf(locale)}`;
}
