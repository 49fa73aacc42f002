/** The product's name, as page titles and the brand show it. */
export const appName = 'Malote'
