import { z } from 'zod';
import { extensionAvailabilities, extensionCategories } from '../../domain/extension-catalogue.ts';
import { foldExtensionName } from '../../domain/extension-match.ts';
import { featureIds } from './plan-ids.ts';
import { inEachLanguage, oneOf, text } from './values.ts';

const maxLineLength = 100;

const line = text
  .max(maxLineLength, { error: `must have ${maxLineLength} characters at most` })
  .regex(/^[^\p{Cc}|]*$/u, { error: 'must be one line without tabs and without "|"' });

const extension = z
  .strictObject({
    key: z.string({ error: 'must be the name in the MediaWiki code' }).regex(/^[A-Za-z][\w-]*$/, {
      error: 'must be the name in the MediaWiki code: letters, digits, "_" and "-" only',
    }),
    prettyName: line,
    aliases: z.array(line).default([]),
    category: oneOf(extensionCategories),
    availability: oneOf(extensionAvailabilities),
    planFeature: oneOf(featureIds).optional(),
    bundled: z.literal(true).optional(),
    source: oneOf(['described', 'general']),
    description: inEachLanguage(line),
  })
  .superRefine(({ availability, planFeature }, { addIssue }) => {
    if ((availability === 'plan') === (planFeature !== undefined)) return;
    const message =
      availability === 'plan'
        ? 'must name a row of plan-features.yaml, because the availability is "plan"'
        : 'must be left out, because the availability is not "plan"';
    addIssue({ code: 'custom', path: ['planFeature'], message });
  });

export type Extension = z.output<typeof extension>;

/** content/extensions.yaml */
export const extensionsSchema = z.strictObject({
  note: text.optional(),
  bundledWith: z
    .string({ error: 'must be a version in quotation marks, such as "1.43"' })
    .regex(/^\d+\.\d+$/, { error: 'must be a version such as "1.43"' }),
  extensions: z.array(extension).superRefine((extensions, { addIssue }) => {
    const owners = new Map<string, Named>();
    for (const named of extensions.flatMap(namesOf)) {
      const owner = owners.get(foldExtensionName(named.name)) ?? named;
      owners.set(foldExtensionName(named.name), owner);
      if (owner.path[0] === named.path[0]) continue;
      const message = `must be a name of its own, but ${owner.key} has it too`;
      addIssue({ code: 'custom', path: named.path, message });
    }
  }),
});

interface Named {
  name: string;
  key: string;
  /** Where the name stands in the list; the first part is the extension's index. */
  path: [index: number, ...PropertyKey[]];
}

function namesOf({ key, prettyName, aliases }: Extension, index: number): Named[] {
  return [
    { key, name: key, path: [index, 'key'] },
    { key, name: prettyName, path: [index, 'prettyName'] },
    ...aliases.map((name, place): Named => ({ key, name, path: [index, 'aliases', place] })),
  ];
}
