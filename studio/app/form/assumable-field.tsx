import type { Field, FieldProps } from '@rjsf/utils';
import type { FormSchema } from '../../forms/form-schema.ts';
import styles from './form.module.css';
import { uiSchemaOf } from './ui-schema.ts';

interface Marked {
  value: unknown;
  assumed?: true;
  note?: string;
}

/** A value with a checkbox that says whether it is confirmed. */
export function AssumableField(props: FieldProps) {
  const { schema, formData, fieldPathId, registry, onChange } = props;
  const SchemaField = registry.fields.SchemaField as Field;
  const { properties = {}, title } = schema as FormSchema;
  const inner = { ...properties.value, title } as FormSchema;
  const isMarked = typeof formData === 'object' && formData !== null && 'value' in formData;
  const { value, assumed, note } = (isMarked ? formData : { value: formData }) as Marked;
  const say = (fresh: unknown, mark: boolean) =>
    onChange(
      mark ? { value: fresh, assumed: true, ...(note && { note }) } : fresh,
      fieldPathId.path,
    );
  return (
    <div className={styles.item}>
      <SchemaField
        {...props}
        schema={inner as never}
        uiSchema={uiSchemaOf(inner)}
        formData={value}
        onChange={(fresh: unknown, at: (string | number)[]) =>
          say(within(value, at.slice(fieldPathId.path.length), fresh), Boolean(assumed))
        }
      />
      {(isMarked || assumed) && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={Boolean(assumed)}
            onChange={(event) => say(value, event.target.checked)}
          />
          Assumed, to be confirmed{note && `: ${note}`}
        </label>
      )}
    </div>
  );
}

/** Replaces the part of a value at a path, because inner fields report only their own part. */
function within(whole: unknown, at: readonly (string | number)[], part: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return part;
  const group = Object(whole) as Record<string | number, unknown>;
  return { ...group, [key]: within(group[key], rest, part) };
}
