import { useTranslation } from 'react-i18next';
import { maxWikiNameLength } from '../../domain/wiki-draft.ts';
import { Button } from '../design/button.tsx';
import { useHref } from '../text/link.tsx';
import styles from './name-form.module.css';

/** A form for the name of a wiki, which leads to its preview on the page to create one. */
export function NameForm() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <form className={styles.form} action={href('createWiki')}>
      <label>
        {t('call-to-action.nameForm.name')}{' '}
        <input type="text" name="name" maxLength={maxWikiNameLength} autoComplete="off" />
      </label>
      <Button>{t('call-to-action.nameForm.see')}</Button>
    </form>
  );
}
