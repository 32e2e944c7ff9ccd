import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { Actions } from './actions.tsx';
import { Button, ButtonLink } from './button.tsx';

function Tones({ of, size = 'normal' }: { of: 'link' | 'button'; size?: 'small' | 'normal' }) {
  const { t } = useTranslation();
  const label = t('call-to-action.createWiki');
  return (
    <Actions>
      {(['main', 'quiet'] as const).map((tone) =>
        of === 'link' ? (
          <ButtonLink key={tone} href="/createawiki" tone={tone} size={size}>
            {label}
          </ButtonLink>
        ) : (
          <Button key={tone} type="button" tone={tone} size={size}>
            {label}
          </Button>
        ),
      )}
    </Actions>
  );
}

export const examples = {
  links: () => <Tones of="link" />,
  'small links': () => <Tones of="link" size="small" />,
  buttons: () => <Tones of="button" />,
  'small buttons': () => <Tones of="button" size="small" />,
} satisfies Examples;
