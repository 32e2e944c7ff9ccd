import { type Bed, Beds, onBed } from './beds.tsx';
import { Ranges, Tower } from './cloister.tsx';
import { Bird, Cat } from './details.tsx';
import { Gate } from './gate.tsx';
import { Backdrop, FrontWall, Ground, Hedges, Lamplight } from './grounds.tsx';
import { Plants } from './plants.tsx';
import { Well } from './well.tsx';

const rear: Bed = {
  at: [24, 24],
  side: 110,
  lines: [48, 48, 48, 48, 84, 84],
  links: [
    [1, 11, 16],
    [4, 31, 22],
  ],
  hasInfoBox: true,
};
const atTheSide: Omit<Bed, 'at'> = {
  side: 110,
  lines: [84, 84, 84, 60, 84, 30, 30, 30],
  links: [
    [0, 21, 18],
    [2, 43, 24],
  ],
};
const right: Bed = { at: [174, 24], ...atTheSide };
const left: Bed = { at: [24, 174], ...atTheSide };
const front: Bed = {
  at: [174, 174],
  side: 110,
  lines: [48, 48, 48, 48, 84, 84, 84, 84],
  links: [
    [0, 15, 16],
    [5, 43, 20],
    [6, 58, 22],
  ],
  hasInfoBox: true,
};

/** The whole garden, from the rear to the front. */
export function Garden() {
  return (
    <>
      <Backdrop />
      <Ground />
      <Tower />
      <Ranges />
      <Bird at={[236, -34, 104]} />
      <Hedges />
      <Lamplight />
      <Beds beds={[rear, right, left, front]} />
      <Well at={[154, 154]} />
      <FrontWall />
      <Plants
        rows={[
          { plant: 'marigold', from: onBed(rear, 4, 50), count: 3, along: [0, 14] },
          { plant: 'tulip', from: onBed(right, 44, 82), count: 4 },
          { plant: 'tulip', from: onBed(right, 44, 96), count: 4 },
          { plant: 'cornflower', from: onBed(left, 44, 82), count: 4 },
          { plant: 'cornflower', from: onBed(left, 44, 96), count: 4 },
          { plant: 'tulip', from: onBed(front, 4, 34), count: 3, along: [0, 14] },
          { plant: 'marigold', from: onBed(front, 12, 82), count: 4 },
        ]}
      />
      <Gate at={[128, 318]} state="open" />
      <Cat at={[312, 280, 9]} />
    </>
  );
}
