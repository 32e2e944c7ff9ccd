import { useTranslation } from 'react-i18next';
import { fallbackLocale, localeNames } from '../../i18n/locales.ts';
import { localePath } from '../addresses.ts';
import { useSite } from '../context.tsx';
import { routes } from '../routes.ts';

/** Says on a translated legal text that the English one prevails, and leads to it. */
export function PrevailingLanguage() {
  const { t } = useTranslation();
  const { locale, pageKey } = useSite();
  if (locale === fallbackLocale) return null;
  return (
    <p>
      {t('terms.englishPrevails')}{' '}
      <a
        href={localePath(fallbackLocale, routes[pageKey].path)}
        hrefLang={fallbackLocale}
        lang={fallbackLocale}
      >
        {localeNames[fallbackLocale]}
      </a>
    </p>
  );
}
