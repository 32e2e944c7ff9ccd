/** Goes back one page; inline, because the pages that have it have no files. */
export const goBackScript =
  'for(const b of document.querySelectorAll("[data-go-back]"))b.onclick=()=>history.back()';
