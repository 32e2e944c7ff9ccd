import { useTranslation } from 'react-i18next';
import { localeNames, localeQueryParameter, locales } from '../../i18n/locales.ts';
import { useSite } from '../context.tsx';
import { routes } from '../routes.ts';
import { servicePaths } from '../service-paths.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import styles from './language-menu.module.css';

/** The menu of languages, each by its own name. A form, so that it works without script. */
export function LanguageMenu() {
  const { locale, pageKey, search } = useSite();
  const { t } = useTranslation();
  return (
    <DropdownMenu
      label={<span lang={locale}>{localeNames[locale]}</span>}
      labelledFor={t('navbar.language', { language: localeNames[locale] })}
    >
      <form
        method="post"
        action={servicePaths.language}
        className={styles.list}
        data-language-form=""
      >
        <input type="hidden" name="return" value={routes[pageKey].path + returnable(search)} />
        {locales.map((choice) => (
          <button
            key={choice}
            type="submit"
            name={localeQueryParameter}
            value={choice}
            lang={choice}
            aria-current={choice === locale ? 'true' : undefined}
          >
            {localeNames[choice]}
          </button>
        ))}
      </form>
    </DropdownMenu>
  );
}

/** Drops a query that is too long for the form. */
function returnable(search: string): string {
  return search.length <= 1000 ? search : '';
}
