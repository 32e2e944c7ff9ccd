import { useEffect, useState } from 'react';
import { routes } from '../../../src/site/routes.ts';
import { server } from '../api.ts';
import styles from './mark-field.module.css';
import { chipText } from './marks.ts';
import { useHelp } from './use-help.ts';

/**
 * Menu that inserts a placeholder, a reference mark or a link, and removes marks of the text, which deleting
 * words never does.
 */
export function InsertMenu({
  locale,
  label,
  marks,
  insert,
  takeOut,
}: {
  locale: string;
  label: string;
  /** Marks of the text. */
  marks: readonly string[];
  insert: (mark: string) => void;
  /** Called with the index of a mark among those of the text. */
  takeOut: (place: number) => void;
}) {
  const { facts } = useHelp();
  const [claims, setClaims] = useState<string[]>([]);
  useEffect(() => {
    server.values([{ file: 'content/claims.yaml', path: [] }]).then(
      ([list]) => setClaims((list as { id: string }[]).map(({ id }) => id)),
      () => {},
    );
  }, []);
  return (
    <select
      className={styles.insert}
      aria-label={label}
      value=""
      onChange={({ target: { value } }) => {
        const place = /^out:(\d+)$/.exec(value)?.[1];
        if (place) takeOut(Number(place));
        else insert(value);
      }}
    >
      <option value="">Insert …</option>
      {marks.length > 0 && (
        <optgroup label="Take out">
          {[...marks.entries()]
            .filter(([, mark]) => !mark.startsWith('</'))
            .map(([place, mark]) => (
              <option key={place} value={`out:${place}`}>
                Take out {chipText(mark, facts[locale] ?? {})}
              </option>
            ))}
        </optgroup>
      )}
      <optgroup label="Reference">
        {claims.map((id) => (
          <option key={id} value={`<cite-${id}/>`}>
            {id}
          </option>
        ))}
      </optgroup>
      <optgroup label="Value">
        {Object.entries(facts[locale] ?? {}).map(([name, value]) => (
          <option key={name} value={`{{${name}}}`}>
            {name}: {value}
          </option>
        ))}
      </optgroup>
      <optgroup label="Link to a page">
        {Object.keys(routes).map((route) => (
          <option key={route} value={`<${route}>…</${route}>`}>
            {route}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
