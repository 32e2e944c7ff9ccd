import type { Examples } from '../examples.ts';
import { Invitation } from './invitation.tsx';

export const examples = {
  'as on pages': ({ t }) => <Invitation>{t('call-to-action.contact.text')}</Invitation>,
} satisfies Examples;
