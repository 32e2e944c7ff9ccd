import { useEffect, useState } from 'react';
import { routes } from '../../../site/routes.ts';
import { server } from '../api.ts';
import styles from './mark-field.module.css';
import { useHelp } from './use-help.ts';

/** What can be put into a text besides words: a value of content/, a reference, a link to a page. */
export function InsertMenu({
  locale,
  label,
  insert,
}: {
  locale: string;
  label: string;
  insert: (mark: string) => void;
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
      onChange={(event) => insert(event.target.value)}
    >
      <option value="">Insert …</option>
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
