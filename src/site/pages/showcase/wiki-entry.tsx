import { useTranslation } from 'react-i18next';
import type { SampleWiki } from '../../../content/schema/showcase.ts';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { ButtonLink } from '../../design/button.tsx';
import { PictureFile } from '../../design/picture-file.tsx';
import backgrounds from '../../design/section.module.css';
import { PictureSwitch } from '../../sections/picture-switch.tsx';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import type { TextKey } from '../../text/text-key.ts';
import { TextWithName } from '../../text/text-with-name.tsx';
import { type WikiScreenName, wikiScreenShapes, wikiStylePath } from '../../wiki-screens.ts';
import { useSamplePages } from './sample-pages.ts';
import styles from './showcase.module.css';
import { WikiFacts } from './wiki-facts.tsx';
import { WikiLogo } from './wiki-logo.tsx';

/**
 * Layout of an entry on wide screens: the text above or below a photograph of full width, which the section
 * may crop, beside one that extends beyond the window, or beside one of half width.
 */
interface Composition {
  className: string;
  /** Whether the text is below the photograph, or to its right. */
  isPictureFirst?: boolean;
}

/** The default is the text above a photograph of full width. */
const compositions: Partial<Record<SampleWiki, Composition>> = {
  tidewater: { className: `${styles.wide} ${styles.first}`, isPictureFirst: true },
  loomlore: { className: `${styles.beside} ${styles.edge} ${backgrounds.band}` },
  gearwright: { className: `${styles.beside} ${styles.halves}`, isPictureFirst: true },
  emberfall: {
    className: `${styles.wide} ${styles.sunk} ${backgrounds.band} ${backgrounds.night}`,
  },
  mossbook: { className: `${styles.wide}`, isPictureFirst: true },
};

/** One wiki: its purpose, its facts, and a photograph of one of its pages. */
export function WikiEntry({ wiki }: { wiki: ShowcaseWiki }) {
  const { t } = useTranslation();
  const { id, name, language, link, logo, picture } = wiki;
  const hasPages = useSamplePages(id) !== undefined;
  const { className, isPictureFirst }: Composition = (picture.drawing &&
    compositions[picture.drawing]) || { className: `${styles.wide}` };
  const words = (
    <div className={styles.words}>
      <h2 lang={language}>
        <WikiLogo of={logo} />
        <span>{name}</span>
      </h2>
      <p>{t(`showcase.${id}.description` as TextKey)}</p>
      <WikiFacts wiki={wiki} />
      <div className={styles.ways}>
        <ButtonLink href={hasPages ? `?wiki=${id}` : link} tone="quiet" size="small">
          <TextWithName
            k={hasPages ? 'wiki-tour.enter' : 'showcase.visit'}
            name={name}
            language={language}
          />
        </ButtonLink>
        {picture.drawing && <a href={wikiStylePath(picture.drawing)}>{t('showcase.style')}</a>}
      </div>
    </div>
  );
  return (
    <article id={id} className={`${styles.entry} ${className}`}>
      {!isPictureFirst && words}
      <WikiPicture
        picture={picture}
        alt={t(`showcase.${id}.picture` as TextKey)}
        frame={`${styles.frame}`}
      />
      {isPictureFirst && words}
    </article>
  );
}

/**
 * A photograph of one of the wiki's pages, ours or a file in content/; on wide screens some have a second one
 * beside it, on a phone or without the style sheet.
 */
function WikiPicture({
  picture: { drawing, file },
  alt,
  frame,
}: Pick<ShowcaseWiki, 'picture'> & { alt: string; frame: string }) {
  const { t } = useTranslation();
  const screen = (of: WikiScreenName, alt: string, isChosen = false) => (
    <div className={frame}>
      <WikiScreenPicture
        of={of}
        alt={alt}
        isWide={wikiScreenShapes(of).includes('wide')}
        isChosen={isChosen}
      />
    </div>
  );
  if (!drawing) {
    return (
      <div className={frame}>
        <PictureFile file={file} alt={alt} className={styles.picture} />
      </div>
    );
  }
  if (drawing === 'mossbook') {
    return (
      <div className={styles.pair}>
        <div className={`${frame} ${styles.phone}`}>
          <WikiScreenPicture of="gaps" alt={t('wiki-screens.gaps.picture')} />
        </div>
        {screen(drawing, alt)}
      </div>
    );
  }
  if (drawing !== 'emberfall') return screen(drawing, alt);
  return (
    <div>
      <PictureSwitch
        legend={t('showcase.looks.legend')}
        name="look"
        isInRow
        options={[
          { value: 'own', label: t('showcase.looks.own'), picture: screen(drawing, alt, true) },
          {
            value: 'none',
            label: t('showcase.looks.none'),
            picture: screen('unstyled', t('showcase.looks.unstyled'), true),
          },
        ]}
      />
    </div>
  );
}
