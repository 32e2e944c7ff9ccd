import { figuresOf, type Statement } from '../../../content/hosts.ts';
import { useSite } from '../../context.tsx';
import { Cite } from '../../text/cite.tsx';
import { Text } from '../../text/text.tsx';
import type { TextKey } from '../../text/text-key.ts';

/**
 * A host's answer to a question, with a reference mark.
 *
 * @param textKey key of the sentence, relative to this page's texts
 */
export function StatementCell({ textKey, says }: { textKey: string; says: Statement }) {
  const { locale } = useSite();
  return (
    <td>
      <Text k={`compare.${textKey}` as TextKey} values={figuresOf(locale, says)} />
      <Cite claim={says.source} />
    </td>
  );
}
