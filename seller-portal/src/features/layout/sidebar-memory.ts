import { readItem, writeItem } from "@haat/web/browser-storage";

const key = "haat-seller-sidebar";

export const sidebarWasOpen = (): boolean => readItem("local", key) !== "collapsed";

export const keepSidebarOpen = (open: boolean): void => writeItem("local", key, open ? null : "collapsed");
