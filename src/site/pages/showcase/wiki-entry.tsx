import { useTranslation } from 'react-i18next';
import type { SampleWiki } from '../../../content/schema/showcase.ts';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { ButtonLink } from '../../design/button.tsx';
import far from '../../design/far-picture.module.css';
import { PictureFile } from '../../design/picture-file.tsx';
import grounds from '../../design/section.module.css';
import { WikiLooks } from '../../sections/wiki-looks.tsx';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import type { TextKey } from '../../text/text-key.ts';
import { TextWithName } from '../../text/text-with-name.tsx';
import { type WikiScreenName, wikiScreenShapes } from '../../wiki-screens.ts';
import { InfoBox } from './info-box.tsx';
import { useSamplePages } from './sample-pages.ts';
import styles from './showcase.module.css';

/**
 * Where there is room, the words stand beside the picture, on either side, or all of it is as wide as
 * the page, as is what is not named here; on the ground that suits the wiki.
 */
const compositions: Partial<Record<SampleWiki, string>> = {
  loomlore: `${styles.beside} ${grounds.band}`,
  gearwright: `${styles.beside} ${styles.turned} ${styles.tablet}`,
  emberfall: `${styles.wide} ${grounds.band} ${grounds.night}`,
  mossbook: `${styles.beside} ${styles.turned}`,
};

/**
 * One wiki: who writes it and why, one of its pages, and the box of facts that wikis have.
 *
 * @param isFirst whether its picture is in view when the page opens
 */
export function WikiEntry({ wiki, isFirst }: { wiki: ShowcaseWiki; isFirst: boolean }) {
  const { t } = useTranslation();
  const { id, name, language, link, picture } = wiki;
  const hasPages = useSamplePages(id) !== undefined;
  return (
    <article
      id={id}
      className={`${styles.entry} ${(picture.drawing && compositions[picture.drawing]) ?? styles.wide}`}
    >
      <div className={styles.words}>
        <h2 lang={language}>{name}</h2>
        <p>{t(`showcase.${id}.description` as TextKey)}</p>
        <ButtonLink href={hasPages ? `?wiki=${id}` : link} tone="quiet" size="small">
          <TextWithName
            k={hasPages ? 'walk-in.enter' : 'showcase.visit'}
            name={name}
            language={language}
          />
        </ButtonLink>
      </div>
      <WikiPicture
        picture={picture}
        alt={t(`showcase.${id}.picture` as TextKey)}
        frame={isFirst ? `${styles.frame}` : `${styles.frame} ${far.far}`}
      />
      <InfoBox wiki={wiki} />
    </article>
  );
}

/** One of the wiki's pages, photographed by us or as a file; one of them without its style sheet, too. */
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
  if (drawing !== 'emberfall') return screen(drawing, alt);
  return (
    <div>
      <WikiLooks
        legend={t('showcase.looks.legend')}
        name="look"
        isInRow
        looks={[
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
