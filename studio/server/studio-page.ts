/** The studio's page; Vite serves the script that it names. */
export const studioPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>WikiGarth studio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="studio"><p>The studio is opening …</p></div>
<script type="module" src="/studio/app/main.tsx"></script>
</body>
</html>
`;
