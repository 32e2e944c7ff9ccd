import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOf } from '../../domain/privacy-level.ts';
import {
  addressOfDraft,
  type DraftFields,
  hrefWithDraft,
  logoLetter,
  parseWikiDraft,
  type WikiDraft,
} from '../../domain/wiki-draft.ts';
import { maxWikiIdLength } from '../../domain/wiki-id.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { useErrorSummary } from '../form/use-error-summary.ts';
import type { IslandDefinition } from './island.tsx';
import { DraftForm } from './name-wiki/draft-form.tsx';
import { showNameInEnding } from './name-wiki/show-name-in-ending.ts';
import { updateCartLinks } from './name-wiki/update-cart-links.ts';
import styles from './name-wiki/wiki-frame.module.css';
import { WikiFrame } from './name-wiki/wiki-frame.tsx';
import { gateOf } from './privacy-level/gate-of.ts';
import { useDomValue } from './use-dom-value.ts';

export interface NameWikiProps {
  /** The draft in the address. */
  draft: WikiDraft;
  wikiHost: string;
  /** Subdomains of that host that are reserved for us. */
  reserved: readonly string[];
  /** Names of the privacy levels, in their order. */
  levelNames: readonly string[];
  /** URLs of the carts. */
  carts: readonly string[];
  cartFields: DraftFields;
}

const ownFields = { name: 'name', address: 'address', colour: 'colour', level: 'level' };

/**
 * Preview of a wiki while it is being named. The choices are added to the links to carts, and the page's last
 * section names the wiki.
 */
function NameWiki({
  draft: sent,
  wikiHost,
  reserved,
  levelNames,
  carts,
  cartFields,
}: NameWikiProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(sent);
  const [isHydrated, setIsHydrated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = (element: HTMLFormElement) =>
    setDraft(parseWikiDraft([...new FormData(element)] as [string, string][]));
  useLayoutEffect(() => setIsHydrated(true), []);
  useDomValue(form, read);

  const address = addressOfDraft(draft, wikiHost, reserved);
  const id = address.kind === 'wiki' ? address.id : '';
  useEffect(() => {
    updateCartLinks(carts, (cart) => hrefWithDraft(cart, draft, cartFields, id));
    if (draft === sent) return;
    const own = hrefWithDraft(location.origin + location.pathname, draft, ownFields, draft.address);
    history.replaceState(null, '', own + location.hash);
  }, [draft, sent, carts, cartFields, id]);

  useEffect(() => {
    const ending = document.querySelector('#ending');
    if (ending) showNameInEnding(draft.name, ending);
  }, [draft.name]);

  const sentence =
    address.kind === 'invalid'
      ? t(`name-wiki.invalid.${address.reason}`, { wikiHost, most: maxWikiIdLength })
      : undefined;
  const formErrors = sentence
    ? [{ field: 'wiki-address', label: t('name-wiki.address'), sentence }]
    : [];
  const errorSummary = useErrorSummary(
    formErrors.length > 0,
    draft === sent && formErrors.length > 0,
  );
  const preventInvalidSubmit = (event: FormEvent) => {
    if (formErrors.length === 0) return;
    event.preventDefault();
    errorSummary.show();
  };
  const name = draft.name || t('name-wiki.sample.name');
  const host = `${id || t('name-wiki.sample.address')}.${wikiHost}`;
  const gate = gateOf(levelOf(draft.level));
  const frame = (
    <WikiFrame
      name={name}
      typed={draft.name}
      host={host}
      letter={logoLetter(name)}
      level={draft.level}
      gate={gate}
      isHydrated={isHydrated}
    />
  );
  return (
    <DraftForm
      ref={form}
      draft={draft}
      address={address}
      sentence={sentence}
      summary={
        errorSummary.isShown && (
          <ErrorSummary ref={errorSummary.ref} id="wiki" errors={formErrors} />
        )
      }
      wikiHost={wikiHost}
      levelNames={levelNames}
      onInput={(event) => read(event.currentTarget)}
      onSubmit={preventInvalidSubmit}
    >
      <div
        id={errorSummary.isShown ? undefined : 'wiki'}
        className={styles.stage}
        data-colour={draft.colour}
        data-closed={gate === 'closed' || undefined}
        role="img"
        aria-label={t('name-wiki.picture', { name, host })}
      >
        {frame}
        {isHydrated && frame}
        <div className={styles.wall} />
      </div>
    </DraftForm>
  );
}

export default {
  name: 'name-wiki',
  namespaces: ['name-wiki', 'form-errors'],
  Component: NameWiki,
} satisfies IslandDefinition<NameWikiProps>;
