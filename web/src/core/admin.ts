// Calls of the admin API.
import { call, json } from "./api";
import type { BanCard, Deed, PersonCard, ReportRow, ResetLink, Status, StoredRecord, TableCard, TableLook } from "./protocol";
import type { Language } from "./texts";

const get = <T>(path: string): Promise<T> => json<T>(`admin/${path}`);
const post = (path: string, body: unknown = {}): Promise<unknown> => call(`admin/${path}`, body);

export const status = (): Promise<Status> => get("status");
export const tables = (): Promise<TableCard[]> => get("tables");
export const look = (id: string, language: Language): Promise<TableLook> => get(`tables/${id}/look/${language}`);
export const endTable = (id: string): Promise<unknown> => post(`tables/${id}/end`);
export const people = (search: string): Promise<PersonCard[]> => get(`people?search=${encodeURIComponent(search)}`);
export const ban = (id: string, banned: boolean, hours: number, reason: string): Promise<unknown> => post(`people/${id}/ban`, { banned, hours, reason });
export const rename = (id: string, name: string): Promise<unknown> => post(`people/${id}/name`, { name });
export const role = (id: string, given: string): Promise<unknown> => post(`people/${id}/role`, { role: given });
export const reset = async (id: string): Promise<string> => (await json<ResetLink>(`admin/people/${id}/reset`, {})).link;
export const reports = (): Promise<ReportRow[]> => get("reports");
export const closeReport = (id: string): Promise<unknown> => post(`reports/${id}/close`);
export const deleteChat = (table: string, number: number): Promise<unknown> => post(`tables/${table}/chat/${number}/delete`);
export const records = (): Promise<StoredRecord[]> => get("records");
export const deleteRecord = (id: string): Promise<unknown> => call(`admin/records/${id}`, undefined, "DELETE");
export const bans = (): Promise<BanCard[]> => get("bans");
export const newBan = (kind: string, target: string, hours: number, reason: string): Promise<unknown> => post("bans", { kind, target, hours, reason });
export const liftBan = (id: string): Promise<unknown> => call(`admin/bans/${id}`, undefined, "DELETE");
export const notice = (text: string, hours: number): Promise<unknown> => post("notice", { text, hours });
export const drain = (draining: boolean): Promise<unknown> => post("drain", { draining });
export const deeds = (): Promise<Deed[]> => get("deeds");
