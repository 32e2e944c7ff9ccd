/** Goes back one page in the history. Inline, because standalone pages load no files. */
export const goBackScript =
  'for(const b of document.querySelectorAll("[data-go-back]"))b.onclick=()=>history.back()';
