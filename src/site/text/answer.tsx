import type { ReactNode } from 'react';
import { content } from '../../content/content.ts';
import { useSite } from '../context.tsx';
import { RouteLink } from './link.tsx';

/**
 * The provider's answer to a question; until content/answers.yaml has one, a link to the contact
 * page.
 *
 * @param children the words of that link
 * @throws when content/answers.yaml has no such id
 */
export function Answer({ id, children }: { id: string; children?: ReactNode }) {
  const { locale } = useSite();
  const answer = content.answers[id];
  if (answer === undefined) throw new Error(`content/answers.yaml has no entry "${id}".`);
  return answer === 'ask' ? <RouteLink to="contact">{children}</RouteLink> : answer[locale];
}
