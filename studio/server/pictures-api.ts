import { Hono } from 'hono';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { PictureRefused } from '../pictures/picture-refused.ts';
import { listPictures, storePicture } from '../pictures/store-picture.ts';

/** API that lists and uploads pictures. */
export function createPicturesApi(root: string): Hono {
  const app = new Hono();
  app.get('/pictures', (context) => context.json(listPictures(root)));
  app.post('/pictures', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    try {
      const picture = cleanPicture(context.req.query('name') ?? '', bytes);
      return context.json({ file: storePicture(root, picture) });
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      return context.json({ error: error.message }, 422);
    }
  });
  return app;
}
