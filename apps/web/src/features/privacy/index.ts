export { MyDataPage } from './my-data-page'
export { myDataQuery, privacyRequestsQuery } from './privacy.queries'
export { PrivacySearch, plainPrivacy } from './privacy-search'
export { RequestsPage } from './requests-page'
