import type { FieldProps } from '@rjsf/utils';
import { localeNames } from '../../../src/i18n/locales.ts';
import { MarkField } from '../texts/mark-field.tsx';
import styles from './form.module.css';

/** A text in every language, side by side. */
export function LanguagesField({ schema, formData, fieldPathId, onChange, rawErrors }: FieldProps) {
  const texts: Record<string, string> = formData ?? {};
  return (
    <fieldset className={styles.languages}>
      <legend>{schema.title}</legend>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {Object.entries(localeNames).map(([locale, name]) => (
        <div key={locale}>
          <label htmlFor={`${fieldPathId.$id}_${locale}`}>{name}</label>
          <MarkField
            id={`${fieldPathId.$id}_${locale}`}
            label={`${schema.title}, ${name}`}
            lang={locale}
            value={texts[locale] ?? ''}
            onChange={(text) => onChange({ ...texts, [locale]: text }, fieldPathId.path)}
          />
        </div>
      ))}
      {rawErrors?.map((error) => (
        <p key={error} className={styles.problem}>
          {error}
        </p>
      ))}
    </fieldset>
  );
}
