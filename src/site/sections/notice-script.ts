/** Inline script that removes a closed notice before the first paint. */
export const noticeScript =
  'try{let n=document.currentScript.previousElementSibling;localStorage.getItem("notice")===n.dataset.notice&&n.remove()}catch{}';
