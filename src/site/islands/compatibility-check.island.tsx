import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '../../domain/extension-list/reading.ts';
import { readExtensionList } from '../../domain/extension-list.ts';
import { matchExtensions } from '../../domain/extension-match.ts';
import { Button } from '../design/button.tsx';
import { type Offer, unpackCatalogue } from './compatibility-check/catalogue.ts';
import styles from './compatibility-check/compatibility-check.module.css';
import { exampleList } from './compatibility-check/example-list.ts';
import { MatchResult } from './compatibility-check/match-result.tsx';
import type { IslandDefinition } from './island.tsx';
import { useDomValue } from './use-dom-value.ts';

interface Props {
  offers: readonly Offer[];
}

/**
 * Checks which extensions of an existing wiki are available here. The field has no name, so its value is
 * never sent.
 */
function CompatibilityCheck({ offers }: Props) {
  const { t } = useTranslation();
  const [reading, setReading] = useState<Reading>();
  const catalogue = useMemo(() => unpackCatalogue(offers), [offers]);
  const field = useRef<HTMLTextAreaElement>(null);

  const read = ({ value }: HTMLTextAreaElement) =>
    setReading(value.trim() === '' ? undefined : readExtensionList(value));
  useDomValue(field, read);
  const fill = (text: string) => {
    if (!field.current) return;
    field.current.value = text;
    field.current.setSelectionRange(0, 0);
    field.current.focus();
    read(field.current);
  };

  return (
    <div className={styles.check} data-interactive="">
      <div>
        <label>
          <span>{t('extension-check.label')}</span>
          <textarea
            ref={field}
            rows={9}
            spellCheck={false}
            autoComplete="off"
            placeholder={'{ "query": { "extensions": [ … ] } }'}
            onInput={(event) => read(event.currentTarget)}
          />
        </label>
        <div className={styles.buttons}>
          <Button type="button" tone="quiet" size="small" onClick={() => fill(exampleList)}>
            {t('extension-check.example')}
          </Button>
          <Button type="button" tone="quiet" size="small" onClick={() => fill('')}>
            {t('extension-check.clear')}
          </Button>
        </div>
      </div>
      <MatchResult
        match={reading && matchExtensions(catalogue, reading.names)}
        unread={reading?.unread ?? []}
      />
    </div>
  );
}

export default {
  name: 'compatibility-check',
  namespaces: ['extension-check'],
  Component: CompatibilityCheck,
} satisfies IslandDefinition<Props>;
