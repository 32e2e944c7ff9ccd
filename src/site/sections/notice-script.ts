/** Takes away a notice that was closed before, while the page is being read: before it is painted. */
export const noticeScript =
  'try{let n=document.currentScript.previousElementSibling;localStorage.getItem("notice")===n.dataset.notice&&n.remove()}catch{}';
