import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import type { Examples } from '../examples.ts';
import { Invitation } from './invitation.tsx';

export const examples = {
  'as on pages': () => {
    const { t } = useTranslation();
    return (
      <Invitation>
        <ButtonLink href="/createawiki">{t('call-to-action.createWiki.title')}</ButtonLink>
      </Invitation>
    );
  },
} satisfies Examples;
