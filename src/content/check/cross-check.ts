import { countedAddonIds, productIds } from '../../domain/price-book.ts';
import type { Content, ContentFileName } from '../schema/files.ts';
import { businessPlanIds } from '../schema/plan-ids.ts';
import { checkBands } from './check-bands.ts';
import { checkCalculatorExamples } from './check-calculator-examples.ts';
import { checkChanges } from './check-changes.ts';
import { checkCountries } from './check-countries.ts';
import { checkDates } from './check-dates.ts';
import { checkDemonstration } from './check-demonstration.ts';
import { checkExtensions } from './check-extensions.ts';
import { checkHostSources } from './check-host-sources.ts';
import { checkLanguages } from './check-languages.ts';
import { checkPlans } from './check-plans.ts';
import { checkPrices } from './check-prices.ts';
import { checkShowcase } from './check-showcase.ts';
import { checkClaimedPrices } from './claimed-prices.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

interface List {
  file: ContentFileName;
  /** Where the list stands in its file. */
  path: Path;
  entries: readonly ({ id: string } | { code: string })[];
  /** Entries that code and texts count on. */
  required?: readonly string[];
  /** Why they cannot go. */
  reason?: string;
}

/**
 * Finds problems that involve several values: missing or duplicate entries, ranges of employees that overlap
 * or leave a gap, and what contradicts another file.
 *
 * @param content files that have each passed their schema
 * @param sources the same files with positions
 */
export function crossCheck(
  content: Content,
  sources: Record<ContentFileName, SourceFile>,
): Problem[] {
  const { personal, business } = content.plans;
  const { addons } = content.addons;
  const { countries } = content.countries;
  const { claims, customers, testimonials, showcase } = content;
  const lists: List[] = [
    { file: 'plans', path: ['personal'], entries: personal, required: productIds },
    { file: 'plans', path: ['business'], entries: business, required: businessPlanIds },
    {
      file: 'addons',
      path: ['addons'],
      entries: addons,
      required: countedAddonIds,
      reason:
        'every plan has a limit that it lifts, and the calculator, the terms and saved links count with it',
    },
    { file: 'addons', path: ['byQuote'], entries: content.addons.byQuote },
    { file: 'countries', path: ['countries'], entries: countries, required: ['other'] },
    { file: 'calculator-examples', path: [], entries: content['calculator-examples'] },
    { file: 'claims', path: [], entries: claims },
    { file: 'customers', path: [], entries: customers },
    { file: 'slides', path: [], entries: content.slides },
    { file: 'testimonials', path: [], entries: testimonials },
    { file: 'showcase', path: [], entries: showcase },
    { file: 'use-cases', path: [], entries: content['use-cases'] },
    { file: 'changes', path: [], entries: content.changes },
  ];
  const countryProblems = checkCountries(content, sources.countries);
  return [
    ...lists.flatMap((list) => checkEntries(list, sources[list.file])),
    ...checkBands(content, sources.plans),
    ...checkPlans(content, sources.plans),
    ...checkPrices(content, sources),
    ...countryProblems,
    ...checkDates(Object.values(sources)),
    ...checkHostSources(content, sources.hosts),
    ...checkShowcase(content, sources.showcase),
    ...checkClaimedPrices(content, sources.claims),
    ...checkExtensions(content, sources),
    ...checkChanges(content, sources),
    ...checkDemonstration(content, sources),
    ...checkLanguages(Object.values(sources)),
    // An example for a country that is misspelt in the list is right.
    ...(countryProblems.length > 0
      ? []
      : checkCalculatorExamples(content, sources['calculator-examples'])),
  ];
}

function checkEntries(
  { path, entries, required = [], reason = 'the site needs it' }: List,
  source: SourceFile,
): Problem[] {
  const { file } = source;
  const ids = entries.map((entry) => ('id' in entry ? entry.id : entry.code));
  const doubled = [...ids.entries()].filter(([index, id]) => ids.indexOf(id) < index);
  const missing = required.filter((id) => !ids.includes(id));
  const [wanted] = missing;
  return [
    ...doubled.map(([index, id]) => ({
      file,
      line: source.lineOf([...path, index]),
      path: [...path, index],
      sentence: wanted
        ? `${id} is listed for the second time; write ${wanted}, which is missing.`
        : `${id} is listed for the second time; each entry needs a name of its own.`,
    })),
    ...(doubled.length > 0 ? [] : missing).map((id) => ({
      file,
      line: source.lineOfKey(path),
      sentence: `${id} is missing from this list and cannot be withdrawn: ${reason}; bring its block back.`,
    })),
  ];
}
