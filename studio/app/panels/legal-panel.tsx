import { locales } from '../../../src/i18n/locales.ts';
import type { LegalBlock } from '../../files/read-legal.ts';
import type { Target } from '../../find/locate.ts';
import { labelOf } from '../../forms/words.ts';
import { type State, server } from '../api.ts';
import { LegalLanguage } from './legal-language.tsx';
import styles from './panel.module.css';
import { PanelHead } from './panel-head.tsx';
import { ParagraphList } from './paragraph-list.tsx';
import texts from './text-panel.module.css';
import { legalFile, useLegalDocuments } from './use-legal-documents.ts';

/** A paragraph of a legal text in four languages, with links to the previous and the next one. */
export function LegalPanel({
  name,
  index,
  state,
  version,
  others,
  open,
}: {
  name: string;
  index: number;
  state: State;
  version: number;
  others: readonly Target[];
  open: (targets: Target[]) => void;
}) {
  const documents = useLegalDocuments(name, version);
  if (!documents) return null;
  const english = documents.en ?? [];
  const block = english[index] ?? english[0];
  const go = (to: number) => open([{ kind: 'legal', name, index: to }]);
  const title = block?.section ? labelOf(block.section) : 'Title and day';
  const change = (edit: (blocks: LegalBlock[]) => LegalBlock[]) =>
    server.edit(
      locales.map((locale) => ({
        file: legalFile(name, locale),
        path: [],
        before: documents[locale],
        after: edit(documents[locale] ?? []),
      })),
      `${name}:${index}:${Date.now()}`,
    );
  const isBody = block?.kind === 'paragraph' || block?.kind === 'item';
  return (
    <>
      <PanelHead
        title={title}
        crumbs={[{ title: labelOf(name), target: { kind: 'legal', name, index: 0 } }]}
        others={others}
        open={open}
      />
      <div className={texts.languages}>
        {locales.map((locale) => (
          <LegalLanguage
            key={locale}
            name={name}
            index={index}
            locale={locale}
            text={documents[locale]?.[index]?.text ?? ''}
            state={state}
          />
        ))}
      </div>
      <p>
        <button
          type="button"
          className={styles.add}
          disabled={index === 0}
          onClick={async () => {
            const kind = block?.kind === 'item' ? 'item' : 'paragraph';
            const fresh = { kind, section: block?.section ?? '', text: 'New paragraph.' } as const;
            await change((blocks) => blocks.toSpliced(index + 1, 0, fresh));
            go(index + 1);
          }}
        >
          Add a paragraph below
        </button>{' '}
        {isBody && (
          <button
            type="button"
            className={styles.add}
            onClick={() => {
              go(Math.max(0, index - 1));
              void change((blocks) => blocks.toSpliced(index, 1));
            }}
          >
            Take this paragraph out
          </button>
        )}
      </p>
      <ParagraphList blocks={english} index={index} go={go} />
    </>
  );
}
