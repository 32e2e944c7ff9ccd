import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { maxWikiIdLength, type WikiIdProblem } from '../../../domain/wiki-id.ts';
import { Button } from '../../design/button.tsx';
import styles from './wiki-form.module.css';

/**
 * Asks for the name of a wiki, inside the address that it is a part of.
 *
 * @param typed what has been sent before, to be mended
 * @param problem why that leads nowhere
 */
export function WikiForm({ typed, problem }: { typed: string; problem?: WikiIdProblem }) {
  const { t } = useTranslation();
  const { wikiHost } = site;
  const example = t('login.example');
  return (
    <form className={styles.form} data-behaviour="own-words" data-when="interaction">
      <label htmlFor="wikiid">{t('login.label')}</label>
      <div className={styles.address}>
        <span aria-hidden="true">https://</span>
        <input
          type="text"
          id="wikiid"
          name="wikiid"
          defaultValue={typed}
          required
          pattern=".*\S.*"
          autoCapitalize="none"
          autoComplete="on"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'wikiid-problem wikiid-hint' : 'wikiid-hint'}
        />
        <span aria-hidden="true">.{wikiHost}</span>
      </div>
      {problem && (
        <p id="wikiid-problem" className={styles.problem} role="alert">
          {t(`login.invalid.${problem}`, { wikiHost, most: maxWikiIdLength })}
        </p>
      )}
      <p id="wikiid-missing" className={styles.problem} data-missing="" hidden>
        {t('login.missing')}
      </p>
      <p id="wikiid-hint" className={styles.hint}>
        {t('login.hint', { example: `${example}.${wikiHost}`, id: example })}
      </p>
      <Button>{t('login.button')}</Button>
    </form>
  );
}
