export interface Team {
    /** Runs commands of the guide as somebody types them, one block after the other; what they said. */
    type: (script: string) => Promise<string>;
    /** Runs a command that does not end by itself, until `seen` has seen what it wanted. */
    watch: (script: string, seen: () => Promise<void>) => Promise<void>;
    remove: () => void;
}
/** A team at a terminal, in an empty folder outside the shop's tree; `port` is for its remote alone. */
export declare function newTeam(shop: string, token: string, port: number): Team;
/** A port nobody listens on. */
export declare function freePort(): Promise<number>;
