/** What docs/HOSTING.md says under "Limits": 80 tables made and started at once from one address, so as many matches. */
export const MATCHES_OF_ONE_ADDRESS = 40;
/** Where no proxy is trusted. */
export const CONNECTIONS_OF_ONE_ADDRESS = 500;
