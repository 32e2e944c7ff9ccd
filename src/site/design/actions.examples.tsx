import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { Actions } from './actions.tsx';
import { ButtonLink } from './button.tsx';

export const examples = {
  'two actions': () => {
    const { t } = useTranslation();
    return (
      <Actions>
        <ButtonLink href="/createawiki">{t('call-to-action.createWiki')}</ButtonLink>
        <ButtonLink href="/contact" tone="quiet">
          {t('call-to-action.contact')}
        </ButtonLink>
      </Actions>
    );
  },
} satisfies Examples;
