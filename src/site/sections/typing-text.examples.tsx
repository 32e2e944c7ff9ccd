import { useTranslation } from 'react-i18next';
import { partnersTyping } from '../constants.ts';
import type { Examples } from '../examples.ts';
import { TypingText } from './typing-text.tsx';

function Typing({ hasPause = false }) {
  const { t } = useTranslation();
  return (
    <h3>
      {t('landing.partners.line')}{' '}
      <TypingText
        phrases={Object.values(t('landing.partners.phrases', { returnObjects: true }))}
        pace={partnersTyping}
        hasPause={hasPause}
      />
    </h3>
  );
}

export const examples = {
  'with its own pause button': () => <Typing hasPause />,
  'inside something that can be paused': () => <Typing />,
} satisfies Examples;
