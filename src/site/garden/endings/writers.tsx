import { Arcade, Bench } from '../frieze.tsx';
import { along, PageBed } from '../page-bed.tsx';
import { Cypress } from '../slide-stage.tsx';
import { At } from './at.tsx';
import { Backdrop } from './backdrop.tsx';
import { Ground, Row } from './ground.tsx';
import { people } from './looks.ts';
import { Keeper, Reader, Sitter, SittersArm, Waterer } from './people.tsx';
import { Bed, LampPost, NoticeBoard, Papers, Sheet, Stool, Table, Water } from './things.tsx';

/** Three write at one table under the arcade. */
export const table = (
  <>
    <Backdrop hill={400} sun={[-44, 284]} />
    <Ground>
      <Cypress at={along(-196)} tall={1.6} />
      <At across={-168} scale={2.2}>
        <Arcade bays={24} />
      </At>
      <At across={-10}>
        <Reader looks={people.sam}>
          <At across={23} up={58}>
            <Sheet turn={10} />
          </At>
        </Reader>
      </At>
      <At across={-112}>
        <Stool />
        <Sitter looks={people.ines} />
      </At>
      <At across={112} isTurned>
        <Stool />
        <Sitter looks={people.otto} />
      </At>
      <At across={-92}>
        <Table width={184} />
      </At>
      <At across={-64} up={45}>
        <Papers />
      </At>
      <At across={64} up={45} isTurned>
        <Papers />
      </At>
      <At across={-112}>
        <SittersArm looks={people.ines} />
      </At>
      <At across={112} isTurned>
        <SittersArm looks={people.otto} />
      </At>
      <At across={236}>
        <Reader looks={people.li} isWalking>
          <At across={23} up={58}>
            <Sheet turn={10} />
          </At>
        </Reader>
      </At>
    </Ground>
  </>
);

/** A family in its garden. */
export const bench = (
  <>
    <Backdrop hill={100} sun={[-30, 236]} />
    <Ground>
      <At across={-140}>
        <LampPost />
      </At>
      <At across={-118} scale={1.6}>
        <Bench />
      </At>
      <At across={-88}>
        <Sitter looks={people.ines} />
        <At across={37} up={47}>
          <Sheet turn={24} />
        </At>
        <SittersArm looks={people.ines} />
      </At>
      <At across={36} scale={0.72}>
        <Waterer looks={people.sam} />
        <At across={64} up={44}>
          <Water />
        </At>
      </At>
      <At across={206} isTurned>
        <Reader looks={people.otto}>
          <At across={23} up={58}>
            <Sheet turn={10} />
          </At>
        </Reader>
      </At>
      <At across={76}>
        <Bed width={96}>
          <Row plant="marigold" count={4} />
        </Bed>
      </At>
      <At across={240} scale={1.25}>
        <PageBed pages={7} />
      </At>
    </Ground>
  </>
);

/** What the stories were told with: a board, a page in its bed, a bench, what grows for its own sake. */
export const stories = (
  <>
    <Backdrop hill={110} sun={[-108, 236]} />
    <Ground>
      <At across={-52} scale={0.95}>
        <NoticeBoard />
      </At>
      <At across={-98}>
        <Keeper looks={people.ines} />
      </At>
      <At across={132}>
        <Bed width={76}>
          <Row plant="marigold" count={3} from={18} />
        </Bed>
      </At>
      <At across={228} scale={1.6}>
        <Bench />
      </At>
      <At across={258}>
        <Sitter looks={people.otto} />
        <At across={37} up={47}>
          <Sheet turn={24} />
        </At>
        <SittersArm looks={people.otto} />
      </At>
      <At across={352} scale={1.25}>
        <PageBed pages={3} />
      </At>
    </Ground>
  </>
);
