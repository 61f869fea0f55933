import { openStorage } from "../../server/stores/storage.ts";
import { strangersSuite } from "./strangers_suite.ts";

strangersSuite("SQLite", (folder) => openStorage(`sqlite:${folder}`));
