import { useState } from 'react';
import { labelOf } from '../../forms/words.ts';
import type { State } from '../api.ts';
import type { Shown } from '../page/shown.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './panel.module.css';
import { TextInLanguages } from './text-in-languages.tsx';

interface Props {
  state: State;
  shown: Shown;
  version: number;
}

/**
 * Fields for the missing texts of an entry, in its own form. Once a text has been begun, its fields stay until the
 * entry is closed.
 *
 * @param id short name of the entry
 * @param keys of the texts that the check reports as missing
 */
export function UnwrittenTexts({
  id,
  keys,
  ...props
}: Props & { id: unknown; keys: readonly string[] }) {
  const [known, setKnown] = useState<readonly string[]>(keys);
  const added = keys.filter((key) => !known.includes(key));
  if (added.length > 0) setKnown([...known, ...added]);
  // When the short name changes, the entry needs other texts.
  const asked = known.filter((key) => keys.includes(key) || key.split('.').includes(String(id)));
  if (asked.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3>To be written</h3>
      {asked.map((key) => (
        <Words key={key} textKey={key} {...props} />
      ))}
    </section>
  );
}

function Words({ textKey, ...props }: Props & { textKey: string }) {
  const all = useTexts(textKey, props.version);
  const title = textKey.split('.').slice(1).map(labelOf).join(', ');
  if (!all) return null;
  return (
    <fieldset className={styles.words}>
      <legend>{title}</legend>
      <TextInLanguages textKey={textKey} title={title} all={all} {...props} />
    </fieldset>
  );
}
