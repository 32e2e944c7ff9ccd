import type { Problem } from '../../../src/content/check/problem.ts';
import type { Entry, Path } from '../api.ts';
import { EntryForm } from '../form/entry-form.tsx';
import { useSavedValue } from '../use-saved-value.ts';
import { isGroup } from './entry-shape.ts';
import styles from './panel.module.css';

/** Form for the values of a file that are not in a list or group. */
export function SingleValues({
  file,
  entry,
  path,
  findings,
}: {
  file: string;
  entry: Entry;
  path: Path;
  findings: readonly Problem[];
}) {
  const saved = useSavedValue<unknown>(file, path, entry.value);
  const { properties = {}, ...schema } = entry.schema;
  const value = saved.value as Record<string, unknown>;
  const single = Object.entries(properties).filter(([key]) => !isGroup(value[key]));
  if (Array.isArray(value) || single.length === 0) return null;
  return (
    <div className={styles.block}>
      <EntryForm
        schema={{ ...schema, properties: Object.fromEntries(single) }}
        value={value}
        path={path}
        findings={findings}
        onChange={saved.change}
      />
    </div>
  );
}
