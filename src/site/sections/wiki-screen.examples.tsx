import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { WikiScreen, WikiScreenBeside } from './wiki-screen.tsx';

export const examples = {
  'light and dark': () => <WikiScreen of="coast" />,
  'light only': () => <WikiScreen of="species" />,
  'beside a text': () => {
    const { t } = useTranslation();
    return (
      <WikiScreenBeside of="species">
        <p>{t('for-personal.lede')}</p>
      </WikiScreenBeside>
    );
  },
} satisfies Examples;
