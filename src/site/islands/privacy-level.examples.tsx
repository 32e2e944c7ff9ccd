import { openChoice, type PrivacyChoice } from '../../domain/privacy-level.ts';
import type { Examples } from '../examples.ts';
import { Island } from './island.tsx';
import privacyLevel from './privacy-level.island.tsx';

function Level({ choice }: { choice: PrivacyChoice }) {
  return <Island of={privacyLevel} when="visible" props={{ choice }} />;
}

export const examples = {
  'an open wiki': () => <Level choice={openChoice} />,
  'a closed wiki': () => <Level choice={{ read: 'users', edit: 'users', create: 'approval' }} />,
  'no such level': () => <Level choice={{ read: 'users', edit: 'everyone', create: 'users' }} />,
} satisfies Examples;
