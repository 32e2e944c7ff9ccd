import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { Actions } from './actions.tsx';
import { ButtonLink } from './button.tsx';

export const examples = {
  'two actions': () => {
    const { t } = useTranslation();
    return (
      <Actions>
        <ButtonLink href="/createawiki">{t('call-to-action.createWiki.title')}</ButtonLink>
        <ButtonLink href="/contact" tone="quiet">
          {t('call-to-action.contact.title')}
        </ButtonLink>
      </Actions>
    );
  },
} satisfies Examples;
