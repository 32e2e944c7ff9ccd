import styles from '../garden.module.css';
import own from '../heads.module.css';
import whole from '../whole.module.css';
import type { Looks } from './head.tsx';

/** Who is seen in the garden at the end of pages. */
export const people = {
  rosa: { skin: own.brown, coat: styles.tulip, below: whole.cypress, hair: 'bun' },
  jan: { skin: own.fair, coat: styles.cornflower, below: styles.wood, hair: 'straw' },
  amina: { skin: own.brown, coat: styles.wall, below: styles.tulip, hair: 'scarf', hasSkirt: true },
  otto: {
    skin: own.fair,
    coat: whole.cypress,
    below: styles.stone,
    hair: 'cap',
    isGrey: true,
    hasBeard: true,
  },
  li: { skin: own.tan, coat: styles.marigold, below: whole.cypress, hair: 'short' },
  ines: { skin: own.tan, coat: styles.leaf, below: styles.cornflower, hair: 'plait' },
  sam: { skin: own.brown, coat: styles.stone, below: styles.cornflower, hair: 'curls' },
} satisfies Record<string, Looks>;
