import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { maxWikiIdLength, type WikiIdProblem } from '../../../domain/wiki-id.ts';
import { Button } from '../../design/button.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy } from '../../form/form-error.ts';
import styles from './wiki-form.module.css';

/** Why the submitted name leads to no wiki. */
export type WikiFormProblem = WikiIdProblem | 'missing';

/**
 * Asks for the name of a wiki, inside the rest of its address.
 *
 * @param typed the submitted name, to be corrected
 * @param problem why it leads nowhere
 */
export function WikiForm({ typed, problem }: { typed: string; problem?: WikiFormProblem }) {
  const { t } = useTranslation();
  const { wikiHost } = site;
  const example = t('login.example');
  const label = t('login.label');
  const sentence =
    problem === 'missing'
      ? t('login.missing')
      : problem && t(`login.invalid.${problem}`, { wikiHost, most: maxWikiIdLength });
  return (
    <form className={styles.form} noValidate>
      {sentence && <ErrorSummary errors={[{ field: 'wikiid', label, sentence }]} />}
      <label htmlFor="wikiid">{label}</label>
      <div className={styles.address}>
        <span aria-hidden="true">https://</span>
        <input
          type="text"
          id="wikiid"
          name="wikiid"
          defaultValue={typed}
          required
          autoCapitalize="none"
          autoComplete="on"
          spellCheck={false}
          {...describedBy('wikiid', sentence !== undefined)}
        />
        <span aria-hidden="true">.{wikiHost}</span>
      </div>
      <FieldError field="wikiid" sentence={sentence} />
      <p id="wikiid-hint" className={styles.hint}>
        {t('login.hint', { example: `${example}.${wikiHost}`, id: example })}
      </p>
      <Button>{t('login.button')}</Button>
    </form>
  );
}
