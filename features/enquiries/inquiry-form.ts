/** In the address after a post without JavaScript went through. */
export const ASKED = 'asked'
/** Where the form stands on its page. */
export const INQUIRY_ID = 'enquiry'
